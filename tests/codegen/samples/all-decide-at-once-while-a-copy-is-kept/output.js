function frame_0(S,f$0){
  let s$1=S[1+f$0];
  for(;;){
    switch(s$1){
      case 0:{
        beginAtOnce_1(S,f$0,1);
        s$1=1;
        continue;
      }
      case 1:{
        const p$2=nextAtOnce_2(S);
        if(p$2<0){
          if(log!==null)log.revealed(2);
          s$1=2;
          continue;
        }
        S[4+f$0]=p$2;
        s$1=3;
        continue;
      }
      case 2:{
        drop(S,f$0,5);
        return 0;
      }
      case 3:{
        const n$3=options_0(S,f$0);
        if(n$3>0){
          S[3]=S[4+f$0];
          S[8]=0;
          S[1+f$0]=3;
          return n$3;
        }
        s$1=4;
        continue;
      }
      case 4:{
        if(log!==null)log.gain(S[4+f$0],0,2,4);
        S[13+S[4+f$0]]+=2;
        s$1=5;
        continue;
      }
      case 5:{
        S[4+f$0]=0;
        s$1=1;
        continue;
      }
    }
  }
}
