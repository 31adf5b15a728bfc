function frame_0(S,f$0){
  let s$1=S[1+f$0];
  for(;;){
    switch(s$1){
      case 0:{
        const f$2=beside0(S,S[3+f$0]);
        let i$3=0;
        const i$4=S[2];
        for(;i$3<i$4;i$3++){
          const p$5=(f$2+i$3|0)%S[2]|0;
          if(log!==null)log.gain(p$5,0,1,4);
          S[13+p$5]++;
        }
        S[4+f$0]=0;
        S[5+f$0]=S[2];
        s$1=1;
        continue;
      }
      case 1:{
        if(S[4+f$0]>=S[5+f$0]){
          s$1=2;
          continue;
        }
        to_0(S,S[4+f$0]);
        S[6+f$0]=beside0(S,S[4+f$0]);
        s$1=3;
        continue;
      }
      case 2:{
        drop(S,f$0,7);
        return 0;
      }
      case 3:{
        const n$6=options_0(S,f$0);
        if(n$6>0){
          S[3]=S[6+f$0];
          S[8]=0;
          S[1+f$0]=3;
          return n$6;
        }
        s$1=4;
        continue;
      }
      case 4:{
        if(log!==null)log.gain(S[6+f$0],0,2,9);
        S[13+S[6+f$0]]+=2;
        S[4+f$0]++;
        s$1=1;
        continue;
      }
    }
  }
}
