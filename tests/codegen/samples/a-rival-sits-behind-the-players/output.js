function frame_0(S,f$0){
  const s$1=S[1+f$0];
  for(;;){
    switch(s$1){
      case 0:{
        const p$2=S[14];
        if(p$2<S[15]){
          if(log!==null)log.gain(p$2,0,1,1);
          S[26+p$2]++;
        }
        let d$3=-1<<S[2];
        let i$4=0;
        const i$5=S[2];
        for(;i$4<i$5;i$4++){
          const p$6=trackNext_2(S,16,S[15],d$3);
          d$3|=1<<p$6;
          if(log!==null)log.gain(p$6,0,1,3);
          S[26+p$6]++;
        }
        drop(S,f$0,4);
        return 0;
      }
    }
  }
}
